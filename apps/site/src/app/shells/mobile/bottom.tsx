import { BottomBar } from '@inkstone/ui/patterns/BottomBar';
import { Footer } from '@inkstone/ui/patterns/Footer';

import { paths } from '../../../lib/config/paths.js';
import { ShellOverlays } from '../ShellOverlays.js';
import { useColophon } from '../use-colophon.js';
import type { ShellModel } from '../use-shell.js';

/** The four tabs of a phone, and the routes on which each of them is the current one. */
const TABS = [
  { id: 'home', label: '首页', glyph: '首', route: paths.home, also: [] },
  {
    id: 'books',
    label: '图书',
    glyph: '书',
    route: paths.addedServices,
    also: [paths.booksDetails, paths.highSchoolBooks, paths.middleSchoolBooks, paths.primarySchoolBooks],
  },
  {
    id: 'papers',
    label: '试卷',
    glyph: '卷',
    route: paths.boutiqueTaobaoQuestions,
    also: [paths.listenBig, paths.topicSubjectDetails],
  },
  {
    id: 'me',
    label: '我的',
    glyph: '我',
    route: paths.personalCenter,
    also: [paths.personalInfor, paths.myBook, paths.myDownloads, paths.myCollection, paths.myActivity],
  },
] as const;

const ITEMS = TABS.map(({ id, label, glyph, route }) => ({ id, label, glyph, href: route.href() }));

function tabOf(pathname: string): string | undefined {
  return TABS.find(({ route, also }) =>
    [route, ...also].some(({ pattern, aliases }) => [pattern, ...aliases].includes(pathname)),
  )?.id;
}

export function Bottom({ shell }: { shell: ShellModel }) {
  const colophon = useColophon(shell.shopsDrawer.show);
  return (
    <>
      <Footer {...colophon.footer} />
      <div data-shell="mobile">
        <BottomBar items={ITEMS} currentId={tabOf(shell.pathname)} />
      </div>
      <ShellOverlays shell={shell} colophon={colophon} />
    </>
  );
}
