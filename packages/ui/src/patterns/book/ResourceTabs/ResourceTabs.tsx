import { useState, type ComponentProps } from 'react';

import { EmptyState } from '../../../components/EmptyState/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { Tabs } from '../../../components/Tabs/index.js';
import { resourceTabsMessages } from './messages.zh.js';
import { ResourceRow, type Resource, type Transfer } from './ResourceRow.js';
import { List, Row } from './ResourceTabs.styles.js';

export interface ResourceGroup {
  id: number;
  /** The kind of resource, such as 参考答案. */
  name: string;
  items: readonly Resource[];
}

export interface ResourceTabsProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  groups: readonly ResourceGroup[];
  /** Running and finished downloads by the id of the resource. */
  transfers: Readonly<Record<number, Transfer>>;
  onDownload: (resource: Resource, group: ResourceGroup) => void;
  onCancel: (resource: Resource, group: ResourceGroup) => void;
  loading?: boolean | undefined;
}

/** The downloads of a book, one tab for each kind. */
export function ResourceTabs({
  groups,
  transfers,
  onDownload,
  onCancel,
  loading = false,
  ...rest
}: ResourceTabsProps) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = groups.find((group) => group.id === chosenId) ?? groups[0];
  if (loading) {
    return (
      <div aria-busy="true" {...rest}>
        <Skeleton shape="block" height="2.75rem" width="18rem" style={{ maxWidth: '100%' }} />
        <List>
          {Array.from({ length: 3 }, (_, row) => (
            <Row key={row}>
              <Skeleton shape="block" width="1.5rem" height="1.5rem" />
              <Skeleton lines={2} width="60%" />
              <Skeleton shape="block" width="5rem" height="2.25rem" />
            </Row>
          ))}
        </List>
      </div>
    );
  }
  if (!chosen) return <EmptyState title={resourceTabsMessages.empty} compact {...rest} />;
  return (
    <Tabs
      label={resourceTabsMessages.label}
      tabs={groups.map((group) => ({ id: String(group.id), label: group.name }))}
      value={String(chosen.id)}
      onChange={(id) => setChosenId(Number(id))}
      {...rest}
    >
      {chosen.items.length === 0 && <EmptyState title={resourceTabsMessages.empty} compact />}
      <List>
        {chosen.items.map((resource) => (
          <ResourceRow
            key={resource.id}
            resource={resource}
            transfer={transfers[resource.id]}
            onDownload={() => onDownload(resource, chosen)}
            onCancel={() => onCancel(resource, chosen)}
          />
        ))}
      </List>
    </Tabs>
  );
}
