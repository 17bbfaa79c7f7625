import { deleteMessagesMutation, getMessageQuery } from '@inkstone/api/messages';
import { useApi } from '@inkstone/api/react';
import { dashDateTime } from '@inkstone/api/rules';
import { deleteForever } from '@inkstone/forms/confirm';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';

import { paths } from '../../../lib/config/paths.js';
import { useSanitisedHtml } from '../../../lib/html/use-sanitised-html.js';
import { ownPage } from '../../../kits/centre/own-page.js';
import { useRemoval } from '../../../kits/centre/use-removal.js';
import { useDetail } from '../../../kits/detail/use-detail.js';
import { NotificationsDetailsView } from './NotificationsDetails.view.js';

/** The key of a page that was opened by its address and not from another page. */
const FIRST_PAGE = 'default';

/** One message of the site (Spec B 2.6). Opening it marks it as read. */
export const NotificationsDetails = ownPage(function NotificationsDetails({ centre }) {
  const client = useApi();
  const navigate = useNavigate();
  const { key } = useLocation();
  const removal = useRemoval();
  const { mutateAsync: deleteMessages } = useMutation(deleteMessagesMutation(client));
  const { id, item, show } = useDetail(paths.notificationsDetails, {
    read: (messageId) => getMessageQuery(client, messageId),
    title: ({ title }) => title,
  });
  const html = useSanitisedHtml(item?.message);

  function toList() {
    void navigate(paths.myNotifications.path(), { replace: true });
  }

  return (
    <>
      <NotificationsDetailsView
        centre={centre}
        detail={show(({ title, create_time }) =>
          html === undefined ? undefined : { title, time: dashDateTime(create_time), html },
        )}
        onBack={() => {
          // Back keeps the page of the list that the message was opened from.
          if (key === FIRST_PAGE) toList();
          else void navigate(-1);
        }}
        onRemove={() => removal.remove(deleteForever, () => deleteMessages([id]), { after: toList })}
      />
      {removal.dialog}
    </>
  );
});
