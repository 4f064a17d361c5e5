// Re-exports only what we use, from the page's single copy of styled-components.
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
