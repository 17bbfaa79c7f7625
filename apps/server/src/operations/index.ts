import type { Services } from '../services.js';
import { accountOperations } from './accounts.js';
import { activityOperations } from './activities.js';
import { articleOperations } from './articles.js';
import { bookOperations } from './books.js';
import { companyOperations } from './company.js';
import { favouriteOperations } from './favourites.js';
import { feedbackOperations } from './feedback.js';
import { genuineOperations } from './genuine.js';
import { lookupOperations } from './lookups.js';
import { messageOperations } from './messages.js';
import type { Operations } from './operation.js';
import { ownAccountOperations } from './own-account.js';
import { paperOperations } from './papers.js';
import { personalOperations } from './personal.js';
import { profileOperations } from './profile.js';
import { recommendationOperations } from './recommendations.js';
import { recoveryOperations } from './recovery.js';
import { registrationOperations } from './registration.js';
import { scoreLineOperations } from './score-lines.js';
import { shopOperations } from './shops.js';
import { siteConfigOperations } from './site-config.js';
import { uploadOperations } from './uploads.js';

/** A handler for every operation of the description; a missing one does not compile. */
export function allOperations(services: Services): Operations {
  return {
    ...accountOperations(services),
    ...activityOperations(services),
    ...articleOperations(services),
    ...bookOperations(services),
    ...companyOperations(services),
    ...favouriteOperations(services),
    ...feedbackOperations(services),
    ...genuineOperations(services),
    ...lookupOperations(services),
    ...messageOperations(services),
    ...ownAccountOperations(services),
    ...paperOperations(services),
    ...personalOperations(services),
    ...profileOperations(services),
    ...recommendationOperations(services),
    ...recoveryOperations(services),
    ...registrationOperations(services),
    ...scoreLineOperations(services),
    ...shopOperations(services),
    ...siteConfigOperations(services),
    ...uploadOperations(services),
  };
}
