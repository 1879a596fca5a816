// Plain JavaScript on purpose: it must run, and speak clearly, on a Node that cannot run TypeScript.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`This needs Node 22.18 or newer to run TypeScript; found ${process.versions.node}.`);
  console.error('On Linux (x64, arm64) a matching Node is installed with the dependencies; elsewhere install Node 24.');
  process.exit(1);
}
