import type { Services } from '../services.js';
import { accountOperations } from './accounts.js';
import { articleOperations } from './articles.js';
import { bookOperations } from './books.js';
import { favouriteOperations } from './favourites.js';
import type { Operations } from './operation.js';
import { paperOperations } from './papers.js';
import { recommendationOperations } from './recommendations.js';
import { siteConfigOperations } from './site-config.js';

/** A handler for every operation of the description; the type fails where one is missing. */
export function allOperations(services: Services): Operations {
  return {
    ...accountOperations(services),
    ...articleOperations(services),
    ...bookOperations(services),
    ...favouriteOperations(services),
    ...paperOperations(services),
    ...recommendationOperations(services),
    ...siteConfigOperations(services),
  };
}
