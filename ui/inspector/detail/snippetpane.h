// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

class CodeView;
class CopyButton;
class Segmented;

/// A program that checks signatures as the service makes them, in the language that the user chose.
class SnippetPane final : public QWidget
{
    Q_OBJECT

public:
    explicit SnippetPane(QWidget *parent = nullptr);

    /// The language stays as it was chosen last, also in other panes. `preferences` must outlive this.
    void keepLanguage(settings::Preferences &preferences);
    /// Shows all lines at once, for a place that scrolls itself.
    void setWhole(bool whole);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void showProgram();
    void fit();

    settings::Preferences *m_preferences = nullptr;
    Segmented *m_languages;
    CopyButton *m_copy;
    CodeView *m_code;
    bool m_isWhole = false;
};

} // namespace runlatch::ui
