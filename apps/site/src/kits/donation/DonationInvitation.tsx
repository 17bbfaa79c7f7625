import { Button } from '@inkstone/ui/components/Button';

import { paths } from '../../lib/config/paths.js';
import { Root, Text, Title } from './DonationInvitation.styles.js';

/** The way from the projects that give books to the application for them. */
export function DonationInvitation() {
  return (
    <Root>
      <Title>需要图书的学校</Title>
      <Text>学校和公益机构可以申请捐赠。写明数量、学科和年级，我们会按所留的电话联系您。</Text>
      <Button block variant="primary" href={paths.bookDonation.href()}>
        申请图书捐赠
      </Button>
    </Root>
  );
}
