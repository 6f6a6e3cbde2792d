# Two stages: the first installs and builds, the second holds what runs. Node.js is the version of .nvmrc.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /ponte
COPY package.json package-lock.json .npmrc .nvmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim
WORKDIR /ponte
COPY --from=build --chown=node:node /ponte /ponte
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 3000}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Stopping takes DRAIN_SECONDS and up to ten seconds more; give the container 15 seconds beyond DRAIN_SECONDS.
CMD ["node", "scripts/start.mjs"]
