/* Runs on whatever Node is there, so it is written for old ones. The tools are TypeScript, which Node runs by itself since 22.18. */
var parts = process.versions.node.split('.').map(Number);
var isNewEnough = parts[0] > 22 || (parts[0] === 22 && parts[1] >= 18);
if (!isNewEnough) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old for the tools, and npm did not install the newer one that comes with them: run "npm ci" again, or install Node 24.',
  );
  process.exit(1);
}
