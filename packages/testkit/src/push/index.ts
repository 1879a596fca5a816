export { openPushService, type PushService } from './service.ts';
export { Subscriber, subscriptionTo } from './subscriber.ts';
