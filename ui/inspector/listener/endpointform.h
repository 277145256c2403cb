// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/endpoint.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;

namespace runlatch::ui {

class AnswerForm;
class Field;
class KeysEdit;

/// One endpoint: its name, path, keys and answer.
class EndpointForm final : public QWidget
{
    Q_OBJECT

public:
    explicit EndpointForm(const inspector::Endpoint &endpoint, QWidget *parent = nullptr);

    inspector::Endpoint endpoint() const;
    /// False if some input is invalid: its field shows the error and takes the focus. `others`: the paths that other
    /// endpoints have.
    bool check(const QStringList &others);
    void setKeys(const QList<QByteArray> &keys);
    void focusFirst();
    void focusName(); ///< with all of the name selected

signals:
    void titleChanged(const QString &title); ///< the shown name
    void keysEdited();
    void grown(); ///< a field or an error became visible

private:
    void buildLayout();
    bool showError(const base::Error &error);

    const inspector::Endpoint m_endpoint;
    QLineEdit *m_name;
    QLineEdit *m_path;
    KeysEdit *m_keys;
    QCheckBox *m_reject;
    AnswerForm *m_answer;
    Field *m_nameField;
    Field *m_pathField;
};

} // namespace runlatch::ui
