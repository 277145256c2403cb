// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "templates/templatefolder.h"
#include "ui/widgets/frames/dialog.h"

class QLineEdit;
class QListWidget;
class QPushButton;

namespace runlatch::ui {

class Label;
class MessageBar;

/// The templates of results: fills one with the fields of a request, keeps what stands in the form as another one, and
/// removes one after a question. The files are read and written in the pool.
class TemplateDialog final : public Dialog
{
    Q_OBJECT

public:
    /// `body`: of the request whose fields stand in the result. `present`: what may be kept.
    TemplateDialog(const QString &folder, const QByteArray &body, const protocol::TaskResult &present,
                   QWidget *parent = nullptr);

signals:
    /// Comes once, before the dialog closes. The result has its document if that has more than a form shows.
    void chosen(const runlatch::protocol::TaskResult &result, const QString &name);

private:
    void buildLayout();
    void connectParts();
    void list();
    void showNames(const templates::TemplateNames &known);
    void showButtons();
    void use();
    void save(const QString &name, bool isReplacing);
    void confirmReplacing(const QString &name);
    void confirmRemoval();
    void remove(const QString &name);
    void showError(const base::Error &error);
    QString current() const; ///< the selected template; empty: none is
    template <typename T, typename Work> void doAlone(Work work, base::Callback<T> done);

    const QString m_folder;
    const QByteArray m_body;
    const protocol::TaskResult m_present;
    bool m_isBusy = false; ///< a template is read, written or removed
    MessageBar *m_message;
    QListWidget *m_names;
    Label *m_empty;
    QLineEdit *m_name;
    QPushButton *m_save;
    QPushButton *m_remove;
    QPushButton *m_close;
    QPushButton *m_use;
};

} // namespace runlatch::ui
