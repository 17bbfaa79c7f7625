import { achievementsColumn } from './achievements.js';
import type { Column } from './article.js';
import { cooperationColumn } from './cooperation.js';
import { coursesColumn } from './courses.js';
import { fundingColumn } from './funding.js';
import { gardenColumn } from './garden.js';
import { jobsColumn } from './jobs.js';
import { knowledgeColumn } from './knowledge.js';
import { newsColumn } from './news.js';
import { policiesColumn } from './policies.js';
import { processColumn } from './process.js';
import { replaysColumn } from './replays.js';
import { researchColumn } from './research.js';
import { teachingColumn } from './teaching.js';
import { thematicColumn } from './thematic.js';
import { worksColumn } from './works.js';

/** Every column in the order of the articles' ids, except the universities, which have their own folder. */
export const allColumns: readonly Column[] = [
  newsColumn,
  researchColumn,
  teachingColumn,
  achievementsColumn,
  knowledgeColumn,
  coursesColumn,
  thematicColumn,
  worksColumn,
  gardenColumn,
  policiesColumn,
  processColumn,
  fundingColumn,
  jobsColumn,
  replaysColumn,
  cooperationColumn,
];
