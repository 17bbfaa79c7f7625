import { useState } from 'react';

import { Chip } from '@inkstone/ui/components/Chip';
import { StepBar } from '@inkstone/ui/components/StepBar';
import { CertificateView } from '@inkstone/ui/patterns/CertificateView';
import { PictureGallery } from '@inkstone/ui/patterns/PictureGallery';
import { Wizard } from '@inkstone/ui/patterns/Wizard';
import { Button } from '@inkstone/ui/components/Button';

export function ChipsSample() {
  const [chosen, setChosen] = useState('数学');
  return (
    <div style={{ display: 'flex', gap: '0.5rem' }}>
      {['语文', '数学', '英语'].map((subject) => (
        <Chip
          key={subject}
          selected={subject === chosen}
          onClick={() => {
            setChosen(subject);
          }}
        >
          {subject}
        </Chip>
      ))}
    </div>
  );
}

function sheet(words: string, width: number, height: number): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}"><rect width="100%" height="100%" fill="#f3ecdd"/><text x="50%" y="54%" font-size="${String(height / 8)}" text-anchor="middle" fill="#6b4b2a">${words}</text></svg>`,
  )}`;
}

const works = ['秋天的操场', '渡口', '晒书的下午'];

export function GallerySample({ told = true }: { told?: boolean }) {
  return (
    <PictureGallery
      pictures={works.map((title, index) => ({
        id: title,
        title: told ? title : `作品 ${String(index + 1)}`,
        note: told ? '五年级 沈砚秋' : undefined,
        src: sheet(title, 400, 300),
        alt: told ? `水墨画《${title}》` : '图片',
      }))}
    />
  );
}

export function CertificateSample({ stamp }: { stamp?: string }) {
  return (
    <CertificateView
      certificate={{
        title: '授权证书',
        src: sheet('授权证书', 840, 594),
        alt: '郑州书香阁图书专营店的授权证书，编号 YT-SQ-2025-3623，期限 2025-01-01 至 2026-12-31',
        stamp,
      }}
    />
  );
}

const steps = ['填写信息', '上传作品', '核对'].map((title) => ({ id: title, title }));

export function WizardSample() {
  const [current, setCurrent] = useState(0);
  const title = steps[current]?.title ?? '已提交';
  return (
    <Wizard
      label={title}
      step={current}
      progress={<StepBar label="报名进度" steps={steps} current={current} />}
    >
      {(heading) => (
        <>
          <h3 ref={heading} tabIndex={-1} style={{ marginBottom: '1rem' }}>
            {title}
          </h3>
          <Button
            variant="primary"
            onClick={() => {
              setCurrent((current + 1) % (steps.length + 1));
            }}
          >
            {current < steps.length ? '下一步' : '再来一次'}
          </Button>
        </>
      )}
    </Wizard>
  );
}
