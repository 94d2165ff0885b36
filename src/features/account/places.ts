/** Screens of the routes of accounts. They share a chunk, because a person who signs in sees several of them. */

export { ContactOverlay } from './contact/contact-overlay'
export { NewsletterOverlay } from './contact/newsletter-overlay'
export { EmailConfirmationOverlay, NewsletterConfirmationOverlay } from './links/confirmation-overlay'
export { NewPasswordOverlay } from './links/new-password-overlay'
export { ResetRequestOverlay } from './links/reset-request-overlay'
export { ProfileOverlay } from './profile/profile-overlay'
export { LoginOverlay } from './sign/login-overlay'
export { LogoutOverlay } from './sign/logout-overlay'
export { RegisterOverlay } from './sign/register-overlay'
