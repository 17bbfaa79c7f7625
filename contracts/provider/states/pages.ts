import type { StatesByTag } from '../../states.js';
import type { Handlers } from '../handlers.js';
import { weChat } from '../server.js';

export const pageStates: Handlers<StatesByTag['pages']> = {
  'WeChat signs pages': () => {
    weChat.signature = {
      app_id: 'wx1234567890abcdef',
      timestamp: 1_792_325_520,
      nonce: '9f86d081884c7d65',
      signature: '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
      script: 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
    };
    return Promise.resolve();
  },
  'no official account is set': () => {
    weChat.signature = undefined;
    return Promise.resolve();
  },
};
