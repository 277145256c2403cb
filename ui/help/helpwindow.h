// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "help/library.h"

#include <QUrl>
#include <QWidget>

#include <optional>

class QLineEdit;
class QPushButton;

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

class HelpContents;
class Label;
class MarkdownView;

/// The help in a window of its own, which lets the others be used. It has a table of contents, a search over all pages,
/// the way back and forward, and the size of its text. It remembers its own size and that of its text.
class HelpWindow final : public QWidget
{
    Q_OBJECT
public:
    static constexpr qsizetype MaxPlaces = 200; ///< of the way back

    /// `preferences` must outlive this. `filling` is as in help::Library, and is asked whenever the pages are read.
    HelpWindow(settings::Preferences &preferences, const help::Library::Filling &filling, QWidget *parent = nullptr);

    /// Shows a place, "filter#times". The first page for one that is not there.
    void showPlace(const QString &place);
    QString place() const { return m_places.value(m_at); }
    void reload(); ///< reads the pages anew, in the present language; showPlace() shows them

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QPushButton *addButton(const QString &text, const QString &icon, const QKeySequence &key);
    void buildBar();
    void buildPanes();
    void go(qsizetype steps);
    void render();
    void search(const QString &words);
    void setPercent(int percent);
    bool follow(const QUrl &url);

    settings::Preferences &m_preferences;
    help::Library::Filling m_filling;
    std::optional<help::Library> m_library;
    QStringList m_places; ///< where the person was, with the present place at m_at
    qsizetype m_at = 0;
    QPushButton *m_back;
    QPushButton *m_forward;
    QLineEdit *m_search;
    Label *m_nothing;
    HelpContents *m_contents;
    MarkdownView *m_view;
};

} // namespace runlatch::ui
