import { DotList } from '@inkstone/ui/components/DotList';
import { MarginNote } from '@inkstone/ui/components/MarginNote';

import type { ShopApplication } from '../../../lib/models/shop-application.js';
import { Reason, ReasonFoot, ReasonPaper, ReasonTitle } from './ProgressStep.styles.js';

export interface SentBackProps {
  application: ShopApplication;
  /** The form is filled in as it was submitted. */
  filled: boolean;
}

/** Why an application was sent back, in the words of the person in charge. */
export function SentBack({ application: { statusText, note, approver, times }, filled }: SentBackProps) {
  const day = times.deposited?.split(' ')[0];
  const handledBy = approver === '' ? '' : `经办人 ${approver}`;
  return (
    <Reason>
      <ReasonPaper role="status">
        <ReasonTitle>{statusText}</ReasonTitle>
        {note !== '' && <p>{note}</p>}
        <ReasonFoot>
          <DotList words={[handledBy, day, '重新提交后会得到新的查询码', '证件照片须重新上传']} />
        </ReasonFoot>
      </ReasonPaper>
      <MarginNote>
        {filled ? '填过的都收起来了，想改仍可点“修改”。' : '这台设备上没有上次填的内容，请重新填一遍。'}
      </MarginNote>
    </Reason>
  );
}
