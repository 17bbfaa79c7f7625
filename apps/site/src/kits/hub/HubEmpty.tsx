import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';

export interface HubEmptyProps {
  title: string;
  promise: string;
  /** Name of the section's page, and its link. */
  page: string;
  href: string;
}

/** An empty list of a hub: says what is to come, and leads to its page. */
export function HubEmpty({ title, promise, page, href }: HubEmptyProps) {
  return (
    <EmptyState title={title} description={promise} action={<Button href={href}>去{page}</Button>} compact />
  );
}
