import { expect, it } from 'vitest';
import { documentOf } from './document.js';
import { importsOf } from './imports.js';

it('finds what a module needs when it runs, and no types', () => {
  const source = `
    import { Button } from '@inkstone/ui/components/Button';
    import type { Paper } from '@inkstone/ui/patterns/PaperRow';
    import { type Book } from '@inkstone/ui/patterns/BookCard';
    import { NewsList, type NewsItem } from '@inkstone/ui/patterns/NewsList';
    import './styles.js';
    export { Part } from './Part.js';
    export type { Other } from './other.js';
    const later = async () => (await import('./Later.js')).Later;`;
  expect(importsOf(source)).toEqual([
    '@inkstone/ui/components/Button',
    '@inkstone/ui/patterns/NewsList',
    './styles.js',
    './Part.js',
    './Later.js',
  ]);
});

it('names what a screen shows through its view, and what it fetches later', () => {
  const [, home = ''] = documentOf().split('`/layout/list/home`');
  expect(home.split('##')[0]).toContain('`文章/NewsList`');
  const [, paper = ''] = documentOf().split('`/layout/list/topicSubjectDetails`');
  expect(paper.split('##')[0]).toContain('`试卷/PaperViewer`');
});
