# One image, three roles: ROLE=api serves HTTP, ROLE=worker works behind the log, ROLE=all does both.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY scripts/lib scripts/lib
RUN node -e "import('./scripts/lib/ground.mjs').then(({ install }) => install())"
COPY . .
RUN node scripts/build.mjs

# what the server needs when it runs, without the web app's sources and every tool
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN npm ci --omit=dev --workspace backend --no-audit --no-fund && mkdir -p backend/node_modules && find . -name '*.map' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 AXLEBOOK_DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/ ./
COPY --from=build /app/dist dist
COPY bin bin
RUN ln -s /app/bin/axlebook.cjs /usr/local/bin/axlebook && mkdir /data && chown node:node /data
USER node
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=4s --start-period=30s CMD ["node", "-e", "if (process.env.ROLE !== 'worker') fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/backend/src/main.js"]
