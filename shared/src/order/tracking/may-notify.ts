export const hasNotifications = (): boolean => typeof Notification !== 'undefined';

export const mayNotify = (): boolean => hasNotifications() && Notification.permission === 'granted';
