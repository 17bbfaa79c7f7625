/** The process that draws cards, started by `card-maker.ts`. */
import { answerJobs } from '../processes/answer-jobs.js';
import type { Card } from './card.js';
import { CardFont } from './font.js';
import { rasterise } from './rasterise.js';

const font = new CardFont();
answerJobs((card: Card) => rasterise(card, font));
