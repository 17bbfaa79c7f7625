import { AttachmentDialog } from '@inkstone/forms/activityAttachment';
import { StudentWorkForm, type StudentWorkFormProps } from '@inkstone/forms/studentWork';
import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { StatusTag } from '@inkstone/ui/components/StatusTag';
import { LetterPaper } from '@inkstone/ui/patterns/LetterPaper';

import { paths } from '../../../lib/config/paths.js';
import { CentreDetail, type CentreDetailProps } from '../../../kits/centre/CentreDetail.js';
import { JoinedActions } from '../MyActivity/JoinedActions.js';
import type { JoinedActivity } from '../MyActivity/model.js';
import type { Joined } from '../MyActivity/use-joined.js';
import { Title } from '../centre.styles.js';
import { Acts, File, Head, Nothing, Part } from './MyActivityDetails.styles.js';

export interface JoinedDetail extends JoinedActivity {
  /** The form that replaces a student's work; undefined when it can no longer be replaced. */
  form:
    | Pick<StudentWorkFormProps, 'status' | 'reason' | 'applicationId' | 'defaultValues' | 'onSubmit'>
    | undefined;
}

export interface MyActivityDetailsViewProps
  extends Pick<CentreDetailProps<JoinedDetail>, 'centre' | 'detail'>, Joined {}

/** One activity with what was handed in for it. */
export function MyActivityDetailsView({ centre, detail, dialog, ...joined }: MyActivityDetailsViewProps) {
  return (
    <CentreDetail
      centre={centre}
      current="myActivity"
      detail={detail}
      title={paths.myActivityDetails.title}
      noun="这项活动"
      back={{ label: paths.myActivity.title, href: paths.myActivity.href() }}
    >
      {(activity) => (
        <>
          <LetterPaper aria-busy={activity === undefined || undefined}>
            <Title>{activity?.title ?? paths.myActivityDetails.title}</Title>
            {activity === undefined ? <Skeleton lines={8} /> : <Content activity={activity} {...joined} />}
          </LetterPaper>
          <AttachmentDialog {...dialog} />
        </>
      )}
    </CentreDetail>
  );
}

type ContentProps = Omit<Joined, 'dialog'> & { activity: JoinedDetail };

function Content({ activity, transfers, onDownload, onUpload }: ContentProps) {
  const { id, status, note, period, files, work, form, articleHref, slipHref } = activity;
  const transfer = transfers[id];
  return (
    <>
      <Head>
        {status !== undefined && <StatusTag tone={status.tone}>{status.label}</StatusTag>}
        <span>{period}</span>
        {note !== '' && <span>{note}</span>}
        <a href={articleHref}>活动详情</a>
        {slipHref !== undefined && <a href={slipHref}>报名签</a>}
      </Head>
      <Part aria-labelledby="handed-in">
        <h2 id="handed-in">{work ? '我的作品' : '我的附件'}</h2>
        {files.length === 0 && <Nothing>还没有上传文件。</Nothing>}
        {files.map(({ name, href }) => (
          <File key={href}>
            <Icon name="paper" size={24} />
            {name}
          </File>
        ))}
        <Acts>
          <JoinedActions
            activity={activity}
            downloading={transfer?.state === 'running'}
            onDownload={() => onDownload(id)}
            onUpload={() => onUpload(id)}
          />
          {files.length === 0 && work && <Button href={articleHref}>回到活动</Button>}
        </Acts>
        {work && form === undefined && <Nothing>活动已结束，作品正在等待审核，不能再更换。</Nothing>}
        {transfer?.state === 'failed' && <Nothing role="alert">{transfer.message}</Nothing>}
      </Part>
      {form !== undefined && (
        <Part aria-labelledby="again">
          <h2 id="again">{form.status === 1 ? '审核结果' : '重新上传'}</h2>
          <StudentWorkForm {...form} />
        </Part>
      )}
    </>
  );
}
