import { NotFoundPage } from '@inkstone/ui/patterns/NotFoundPage';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';

import { paths } from '../../../lib/config/paths.js';
import { usePageTitle } from '../../../lib/hooks/use-document-title.js';

const WAYS = [paths.addedServices, paths.boutiqueTaobaoQuestions].map((route) => ({
  label: route.title,
  href: route.href(),
}));

export function NotFound() {
  usePageTitle('页面不存在');
  return (
    <PageColumn>
      <NotFoundPage homeHref={paths.home.href()} ways={WAYS} />
    </PageColumn>
  );
}
