# syntax=docker/dockerfile:1
# One image for api, worker and migrate; the command decides which. Nothing in
# it is secret: configuration comes from the environment at run time.

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Its install script fetches GPU libraries that nothing here uses.
ENV ONNXRUNTIME_NODE_INSTALL=skip
RUN npm ci --include=dev --no-audit --no-fund

FROM packages AS build
COPY . .
# Goes onto the legal pages; not a secret.
ARG SUPPORT_EMAIL=
RUN npm run build -- --force

FROM packages AS production-packages
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
# Passes signals on and collects what decoders leave behind.
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node /var/lib/adjudge/storage
WORKDIR /app
ENV NODE_ENV=production \
    NODE_OPTIONS=--enable-source-maps \
    STORAGE_DIR=/var/lib/adjudge/storage \
    WEB_DIR=dist/web \
    WORKFLOW_BUNDLE=dist/server/workflow-bundle.js
COPY --from=production-packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
USER node
VOLUME /var/lib/adjudge/storage
EXPOSE 3000
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/server/api.js"]
