/**
 * The hook for the certifying command, in plain Node. Run it on a test server only: anyone who reaches it can empty the
 * database and log in as any user.
 *
 *     node states-hook.mjs
 *     npx inkstone-contracts verify --base-url http://127.0.0.1:8080 --states-url http://127.0.0.1:9090 --only getUnreadCount
 */
import { createServer } from 'node:http';
import { allStates } from './all-states.mjs';
import { addMessage, backend, empty, logIn, logOut } from './backend.mjs';

/** The states that are implemented. The following request sends the values that a state returns: token, code … */
const states = {
  ...allStates,
  'nobody is logged in': () => ({}),
  'a reader is logged in': () => ({ token: logIn() }),
  'the login of a reader has ended': () => {
    const token = logIn();
    logOut(token);
    return { token };
  },
  'the reader has a message': ({ message_id }) => {
    addMessage(message_id);
    return {};
  },
};

const hook = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { action, state, params } = JSON.parse(body);
  try {
    if (action === 'reset') {
      empty();
      response.end();
    } else if (Object.hasOwn(states, state) && states[state] !== null) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(await states[state](params)));
    } else {
      // Not implemented yet: the command skips the interactions that need it and lists them.
      response.writeHead(501).end();
    }
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});

backend.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  console.log(`backend http://127.0.0.1:${backend.address().port}`);
  hook.listen(Number(process.env.STATES_PORT ?? 9090), '127.0.0.1', () => {
    console.log(`hook http://127.0.0.1:${hook.address().port}`);
  });
});
