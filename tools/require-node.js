/* Written for any version of Node. The tools are TypeScript, which Node runs by itself since 22.18. */
import console from 'node:console';
import process from 'node:process';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old for the tools, and npm did not install the newer one that comes with them: run "npm ci" again, or install Node 24.`,
  );
  process.exit(1);
}
