import type { Picture } from '../articles/build-articles.js';
import type { Row } from '../db/insert.js';
import { idIn, storePlatforms } from '../lookups/kinds.js';
import { provinceNamed } from '../lookups/regions.js';
import { hash } from '../media/svg/markup.js';
import { chinaTime } from '../text/days.js';
import { at } from '../text/random.js';

type StorePlatform = (typeof storePlatforms)[number];

/** Ten shops per platform: short name of the province, then the shop's name. All are fictional. */
const shops: Readonly<Record<StorePlatform, string>> = {
  天猫: `河南 郑州书香阁图书专营店
北京 砚田教育官方旗舰店
山东 泉边书屋图书专营店
浙江 钱塘学堂图书旗舰店
江苏 金陵卷帙图书专营店
广东 岭南青衿图书专营店
湖北 江城晓读图书专营店
四川 锦里书声图书专营店
福建 榕荫教辅专营店
安徽 徽墨文化图书专营店`,
  京东: `北京 砚田教育京东自营专区
河北 燕赵砺学图书专营店
天津 海河文津图书专营店
陕西 秦川书院图书专营店
湖南 岳麓晴窗图书专营店
辽宁 浑河书简图书专营店
上海 沪上知新图书专营店
重庆 两江灯火图书专营店
江西 赣水苍茫图书专营店
山西 汾河谷教育图书店`,
  拼多多: `山东 齐鲁同窗教辅店
河南 中原小课桌图书店
江苏 太湖畔读书郎图书店
浙江 越州文房图书店
广东 珠江边的书包
湖南 潇湘练习册专卖
广西 漓江书童教辅店
云南 滇池边图书店
贵州 黔山学伴图书店
黑龙江 冰城暖读图书店`,
  抖音: `北京 砚田教育官方直播间
浙江 陶老师的书架
四川 蓉城解题社图书店
广东 羊城亲子读书会
福建 鹭岛童书铺
湖北 东湖晚自习书店
吉林 松花江课本小铺
海南 椰风书窗
甘肃 陇上书灯图书店
内蒙古 青城草原读书社`,
  当当: `北京 砚田教育当当旗舰店
上海 弄堂书箱图书专营店
江苏 运河书驿图书专营店
安徽 皖江文苑图书专营店
陕西 长安小筑图书专营店
辽宁 海港书窗图书专营店
河南 洛阳花下图书专营店
江西 滕王阁下图书专营店
宁夏 贺兰书屋图书专营店
青海 湟水读书角图书专营店`,
  微信小店: `北京 砚田教育读者服务部
山东 大明湖小书房
天津 五大道课后书屋
河北 滹沱河畔图书铺
广西 邕江月图书铺
新疆 天山下的书桌
西藏 拉萨河书吧
重庆 山城步道书店
云南 洱海边的练习册
湖南 橘洲夜读书铺`,
};

/** The scope of authorisation of each platform, as written on the certificate. */
const scopes: Readonly<Record<StorePlatform, string>> = {
  天猫: '天猫平台授权经销单位',
  京东: '京东平台授权经销单位',
  拼多多: '拼多多平台授权经销单位',
  抖音: '抖音平台授权经销单位',
  当当: '当当平台授权经销单位',
  微信小店: '微信小店授权经销单位',
};

const addresses: Readonly<Record<StorePlatform, string>> = {
  天猫: 'tmall',
  京东: 'jd',
  拼多多: 'pdd',
  抖音: 'douyin',
  当当: 'dangdang',
  微信小店: 'weixin',
};

interface OnlineShop {
  id: number;
  name: string;
  platform: StorePlatform;
  provinceId: number;
  certificateKey: string;
}

const onlineShops: readonly OnlineShop[] = storePlatforms
  .flatMap((platform) => shops[platform].split('\n').map((line) => ({ platform, line })))
  .map(({ platform, line }, index) => {
    const [province = '', name = ''] = line.split(' ');
    const id = index + 1;
    return {
      id,
      name,
      platform,
      provinceId: provinceNamed(province).id,
      certificateKey: `public/certificates/${String(id)}.svg`,
    };
  });

/** Half of the shops were authorised in 2025, half in 2026, for two years; the picture shows the same. */
function seedOf({ id }: OnlineShop): number {
  return id - 1;
}

function yearOf(shop: OnlineShop): number {
  return 2025 + (seedOf(shop) % 2);
}

/** The number on the certificate's picture. */
function certificateNumber(shop: OnlineShop): string {
  return `YT-SQ-${String(yearOf(shop))}-${String((hash(shop.name) % 9000) + 1000)}`;
}

export function onlineShopRows(): Row[] {
  return onlineShops.map((shop) => {
    const year = yearOf(shop);
    return {
      id: shop.id,
      shop_name: shop.name,
      platform_id: idIn(storePlatforms, shop.platform),
      province_id: shop.provinceId,
      shop_url: `https://example.com/${addresses[shop.platform]}/shop-${String(1000 + shop.id * 7)}`,
      certificate_number: certificateNumber(shop),
      certificate_image_key: shop.certificateKey,
      authorized_at: chinaTime(`${String(year)}-01-01`, 10),
      starts_at: chinaTime(`${String(year)}-01-01`, 0),
      ends_at: chinaTime(`${String(year + 1)}-12-31`, 23, 59),
    };
  });
}

export function certificatePictures(): Picture[] {
  return onlineShops.map((shop) => ({
    key: shop.certificateKey,
    spec: {
      kind: 'certificate',
      title: shop.name,
      subtitle: scopes[shop.platform],
      seed: seedOf(shop),
    },
  }));
}

function platformKey(index: number): string {
  return `public/platforms/${String(index + 1)}.svg`;
}

/** The platforms come with the migrations; only their pictures are content. */
export function platformLogos(): Row[] {
  return storePlatforms.map((_name, index) => ({ id: index + 1, image_key: platformKey(index) }));
}

export function platformPictures(): Picture[] {
  return storePlatforms.map((name, index) => ({
    key: platformKey(index),
    spec: { kind: 'platform', title: at(name.split('小店'), 0), seed: 60 + index },
  }));
}
