import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { renderSite, success } from '../../../test/site.js';
import { BookDonation } from './BookDonation.js';

it('thanks for an application with the message of the server (spec: B2.1 bookDonation, B8 success donation)', async () => {
  const { calls } = renderSite(<BookDonation />, {
    address: paths.bookDonation.path(),
    server: {
      '/api/common/get_provinces': () =>
        success([{ id: 53, name: '云南省', children: [{ id: 5326, name: '文山州' }] }]),
      '/api/common/book_donate': () => success(null, '申请已收到，我们会尽快联系您'),
    },
  });
  const fill = (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  await screen.findByRole('option', { name: '云南省' });
  fill('单位名称', '砚山县第三小学');
  fill('省份', '云南省');
  fill('城市', '文山州');
  fill('详细地址', '砚山县书院路 8 号');
  fill('联系人姓名', '杨老师');
  fill('联系人电话', '0876-3120000');
  fill('捐赠需求说明', '练习册 120 册');
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('申请已收到，我们会尽快联系您')).toBeVisible();
  expect(calls.at(-1)?.params).toMatchObject({ unit_name: '砚山县第三小学', province_city: '云南省文山州' });
});
