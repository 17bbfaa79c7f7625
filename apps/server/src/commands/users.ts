import { readConfig } from '../config.js';
import { deriveKeys } from '../security/secret-keys.js';
import { ownSecret } from '../startup/data-folder.js';
import { runOperatorCommand } from './operator-command.js';
import { usersCommand } from './users-command.js';

await runOperatorCommand(
  usersCommand(async () => {
    const { secret, dataDir, previousSecrets, siteName } = readConfig();
    const keys = deriveKeys(secret ?? (await ownSecret(dataDir)), previousSecrets);
    return { keys, siteName };
  }),
);
