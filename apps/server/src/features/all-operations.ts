import type { Operations } from '../shared/operation.js';
import type { Services } from '../shared/services.js';
import { accountOperations } from './accounts/handlers.js';
import { recoveryOperations } from './accounts/recovery.handlers.js';
import { registrationOperations } from './accounts/registration.handlers.js';
import { activityOperations } from './activities/handlers.js';
import { articleOperations } from './articles/handlers.js';
import { bookOperations } from './books/handlers.js';
import { companyOperations } from './company/handlers.js';
import { deskAccountOperations } from './desk/account.handlers.js';
import { deskCodeOperations } from './desk/code.handlers.js';
import { deskLetterOperations } from './desk/letters.handlers.js';
import { deskNoticeOperations } from './desk/notice.handlers.js';
import { deskContentOperations } from './desk/content.handlers.js';
import { deskFigureOperations } from './desk/figures.handlers.js';
import { deskQueueOperations } from './desk/queue.handlers.js';
import { deskSessionOperations } from './desk/session.handlers.js';
import { deskShopOperations } from './desk/shops.handlers.js';
import { favouriteOperations } from './favourites/handlers.js';
import { feedbackOperations } from './feedback/handlers.js';
import { genuineOperations } from './genuine/handlers.js';
import { lookupOperations } from './lookups/handlers.js';
import { messageOperations } from './messages/handlers.js';
import { ownAccountOperations } from './own-account/handlers.js';
import { pageOperations } from './pages/handlers.js';
import { paperBundleOperations } from './paper-bundles/handlers.js';
import { paperOperations } from './papers/handlers.js';
import { personalOperations } from './personal/handlers.js';
import { profileOperations } from './profile/handlers.js';
import { recommendationOperations } from './recommendations/handlers.js';
import { scoreLineOperations } from './score-lines/handlers.js';
import { shopOperations } from './shops/handlers.js';
import { siteConfigOperations } from './site-config/handlers.js';
import { uploadOperations } from './uploads/handlers.js';

/** A missing handler does not compile. */
export function allOperations(services: Services): Operations {
  return {
    ...accountOperations(services),
    ...activityOperations(services),
    ...articleOperations(services),
    ...bookOperations(services),
    ...companyOperations(services),
    ...deskAccountOperations(services),
    ...deskCodeOperations(services),
    ...deskLetterOperations(services),
    ...deskNoticeOperations(services),
    ...deskContentOperations(services),
    ...deskFigureOperations(services),
    ...deskQueueOperations(services),
    ...deskSessionOperations(services),
    ...deskShopOperations(services),
    ...favouriteOperations(services),
    ...feedbackOperations(services),
    ...genuineOperations(services),
    ...lookupOperations(services),
    ...messageOperations(services),
    ...ownAccountOperations(services),
    ...pageOperations(services),
    ...paperBundleOperations(services),
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
