// Only the styles of pages without the signed-in shell; the size of the login page depends on this list.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import './fonts.css';
import './tokens.css';
import './base.css';
import './mantine-fields.css';
import '../shell/frame-outline.css';
