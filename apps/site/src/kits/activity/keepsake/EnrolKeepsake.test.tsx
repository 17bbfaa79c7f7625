import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { sampleEnrolledActivity } from '../../samples/activity-enrol.js';
import { renderSite } from '../../../test/site.js';
import { EnrolKeepsake } from './EnrolKeepsake.js';

const applicant = {
  name: '陶文昌',
  school: '济南市历下区第三中学',
  subject: '数学',
  stage: '高中',
  enrolledAt: Date.UTC(2026, 10, 22) / 1000,
};

function show(end: number | undefined) {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = vi.fn(() => 'blob:file');
  renderSite(
    <EnrolKeepsake
      activity={{ ...sampleEnrolledActivity, end }}
      number={1207}
      applicant={applicant}
      onMyActivities={vi.fn()}
    />,
    { server: {} },
  );
  return saved;
}

it('saves the last day for the calendar', async () => {
  const saved = show(sampleEnrolledActivity.end);
  expect(screen.getByText('№ 1207')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '记到日历' }));
  await waitFor(() => expect(saved).toEqual([`报名签 ${sampleEnrolledActivity.title}.ics`]));
});

it('has no day to remember in an activity without an end', () => {
  show(undefined);
  expect(screen.queryByRole('button', { name: '记到日历' })).toBeNull();
});

it('says how else to keep the slip where the browser cannot draw it', async () => {
  // jsdom has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const saved = show(undefined);
  fireEvent.click(screen.getByRole('button', { name: '存成图片' }));
  expect(await screen.findByText('图片没有存成，请改用截屏')).toBeVisible();
  expect(saved).toEqual([]);
});
