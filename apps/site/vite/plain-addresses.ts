import type { Plugin } from 'vite';

/** The beginnings of all routes. */
const ROUTE = /^\/(?:layout\/|login)/;

/** Leads a plain address to the application during development, in which no server renders it. */
export function plainAddresses(): Plugin {
  return {
    name: 'inkstone:plain-addresses',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        if (ROUTE.test(url)) response.writeHead(302, { location: `/#${url}` }).end();
        else next();
      });
    },
  };
}
