/**
 * What Node is started with to serve (Containerfile, docs/hosting.md). A young generation this large is rarely collected while
 * an answer is being made: then most of what the answer needed is garbage. It can only be set before the process starts.
 */
export const NODE_FLAGS: readonly string[] = ['--min-semi-space-size=64', '--max-semi-space-size=64'];
