// The node-<os>-<cpu> packages bring our own Node. They state `os` and `cpu` as strings where pnpm wants arrays.
module.exports = {
  hooks: {
    readPackage(pkg) {
      const match = /^node-(linux|darwin)-(x64|arm64)$/.exec(pkg.name ?? '');
      if (match) {
        pkg.os = [match[1]];
        pkg.cpu = [match[2]];
      }
      return pkg;
    },
  },
};
