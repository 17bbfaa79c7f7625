import type { Picture } from '../articles/build-articles.js';
import type { Row } from '../db/insert.js';

/**
 * The coordinates are those of a public park or square of the city, so that the map shows a real place but no
 * private address; street and number are fictional.
 */
const cards = [
  {
    company: '砚田教育出版有限公司（北京总部）',
    tel: '010-00000400',
    address: '北京市海淀区砚池街6号',
    longitude: 116.3155,
    latitude: 39.9425,
  },
  {
    company: '砚田教育济南分社',
    tel: '0531-00000531',
    address: '济南市历下区书带草路18号',
    longitude: 117.0226,
    latitude: 36.6613,
  },
  {
    company: '砚田教育长沙分社',
    tel: '0731-00000731',
    address: '长沙市岳麓区听读巷27号',
    longitude: 112.9405,
    latitude: 28.1885,
  },
  {
    company: '砚田教育成都分社',
    tel: '028-00000280',
    address: '成都市青羊区竹简街9号',
    longitude: 104.0658,
    latitude: 30.6574,
  },
];

function addressKey(index: number): string {
  return `public/company/address-${String(index + 1)}.svg`;
}

export function addressRows(): Row[] {
  return cards.map((card, index) => ({
    id: index + 1,
    ...card,
    image_key: addressKey(index),
    sort: index + 1,
  }));
}

export function addressPictures(): Picture[] {
  return cards.map(({ company }, index) => ({
    key: addressKey(index),
    spec: { kind: 'place', title: company, seed: 771 + index },
  }));
}
