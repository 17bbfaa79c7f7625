import { Steps } from './BookCorrection.styles.js';

export function Afterwards() {
  return (
    <section aria-labelledby="after-submission">
      <h2 id="after-submission">提交之后</h2>
      <Steps>
        <dt>登记</dt>
        <dd>责任编辑收到您的来信</dd>
        <dt>答复</dt>
        <dd>核对之后，用邮件答复您</dd>
        <dt>改正</dt>
        <dd>属实的写进勘误表，重印时改正，并致谢</dd>
      </Steps>
    </section>
  );
}
