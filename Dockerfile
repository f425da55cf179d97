# Builds the product and puts what it needs to run, and nothing else, into the image. docs/running/docker.md says how to
# use it; apps/listwright/src/docker.test.ts runs these steps without Docker, so it knows only the forms used here.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund
RUN node scripts/build.mjs

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    APP_NAME=Listwright \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    FUNCTIONS_DIR=dist/functions
WORKDIR /app
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/supabase/migrations ./supabase/migrations
COPY --from=build /app/supabase/config.toml ./supabase/config.toml
COPY --from=build /app/dist ./dist
# By number, so that an orchestrator can tell that it is not root.
RUN install -d -m 0700 -o 1000 -g 1000 /data
USER 1000:1000
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
