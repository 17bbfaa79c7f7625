import { deleteMessagesMutation, listMessagesQuery, readMessagesMutation } from '@inkstone/api/messages';
import { useApi } from '@inkstone/api/react';
import { dashDate } from '@inkstone/api/rules';
import type { Message } from '@inkstone/api/types';
import { deleteForever } from '@inkstone/forms/confirm';
import { useToast } from '@inkstone/ui/components/Toast';
import type { Notice } from '@inkstone/ui/patterns/NoticeList';
import { useMutation } from '@tanstack/react-query';

import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { textOf } from '../../../lib/html/text-of.js';
import { ownPage } from '../../../kits/centre/own-page.js';
import { useOwnList } from '../../../kits/centre/use-own-list.js';
import { useRemoval } from '../../../kits/centre/use-removal.js';
import { useSelection } from '../../../kits/centre/use-selection.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { MyNotificationsView } from './MyNotifications.view.js';

function toNotice({ id, title, message, is_read, create_time }: Message): Notice {
  return {
    id,
    title,
    href: paths.notificationsDetails.href({ id }),
    excerpt: textOf(message),
    read: is_read === 1,
    date: dashDate(create_time),
  };
}

/** The messages of the site to its reader (Spec B 2.6, 4). */
export const MyNotifications = ownPage(function MyNotifications({ centre }) {
  const client = useApi();
  const toast = useToast();
  const title = useSectionTitle('myNotifications');
  const read = useMutation(readMessagesMutation(client));
  const deletion = useMutation(deleteMessagesMutation(client));
  const removal = useRemoval();
  const notices = useOwnList(paths.myNotifications, {
    pageSize: PAGE_SIZE.myNotifications,
    read: (query) => listMessagesQuery(client, query),
    toItem: toNotice,
  });
  const { chosen, choose, chooseAll } = useSelection(notices.items?.map(({ id }) => id) ?? []);

  return (
    <>
      <MyNotificationsView
        centre={centre}
        title={title}
        notices={notices}
        chosen={chosen}
        onChoose={choose}
        onChooseAll={chooseAll}
        busy={read.isPending || deletion.isPending}
        onRead={() =>
          read.mutate([...chosen], {
            onSuccess: ({ msg }) => {
              toast.success(msg);
              chooseAll(false);
            },
          })
        }
        onRemove={() => removal.remove(deleteForever, () => deletion.mutateAsync([...chosen]))}
      />
      {removal.dialog}
    </>
  );
});
