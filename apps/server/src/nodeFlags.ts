/**
 * Node's flags for serving (Containerfile, docs/hosting.md). A young generation this large is rarely collected during
 * an answer, and after it most of what the answer needed is garbage. It can only be set before the process starts.
 */
export const NODE_FLAGS: readonly string[] = ['--min-semi-space-size=64', '--max-semi-space-size=64'];
