import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { ArticleBody } from '@inkstone/ui/patterns/ArticleBody';
import { LetterPaper } from '@inkstone/ui/patterns/LetterPaper';

import { paths } from '../../../lib/config/paths.js';
import { PUBLISHER } from '../../../lib/config/publisher.js';
import { CentreDetail, type CentreDetailProps } from '../../../kits/centre/CentreDetail.js';
import { Title } from '../centre.styles.js';
import { Bar, Meta, Sender } from './NotificationsDetails.styles.js';

export interface Letter {
  title: string;
  /** YYYY-MM-DD HH:MM. */
  time: string;
  /** Sanitised HTML. */
  html: string;
}

export interface NotificationsDetailsViewProps extends Pick<CentreDetailProps<Letter>, 'centre' | 'detail'> {
  onBack: () => void;
  onRemove: () => void;
}

export function NotificationsDetailsView({
  centre,
  detail,
  onBack,
  onRemove,
}: NotificationsDetailsViewProps) {
  return (
    <CentreDetail
      centre={centre}
      current="myNotifications"
      detail={detail}
      title={paths.notificationsDetails.title}
      noun="这条通知"
      back={{ label: paths.myNotifications.title, href: paths.myNotifications.href() }}
    >
      {(letter) => (
        <>
          <Bar>
            <Button size="sm" startIcon={<Icon name="chevron-left" size={16} />} onClick={onBack}>
              返回
            </Button>
          </Bar>
          <LetterPaper aria-busy={letter === undefined || undefined}>
            <Title>{letter?.title ?? paths.notificationsDetails.title}</Title>
            <Meta>{letter?.time ?? <Skeleton width="10rem" />}</Meta>
            {letter === undefined ? <Skeleton lines={6} /> : <ArticleBody html={letter.html} />}
            <Sender>{PUBLISHER.name}</Sender>
          </LetterPaper>
          <Bar $foot>
            <Button startIcon={<Icon name="trash" size={20} />} onClick={onRemove}>
              删除
            </Button>
          </Bar>
        </>
      )}
    </CentreDetail>
  );
}
