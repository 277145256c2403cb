// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/runtasks/tasksetup.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;

namespace runlatch::ui {

class Field;
class Segmented;

/// What the listener offers to a run task. The key is a secret, and is never shown.
struct ListenerOffer
{
    QUrl url = {};       ///< empty while nothing listens
    QByteArray key = {}; ///< empty: it has none
};

/// The fields of a run task that is registered: name, URL, description, key, stages, enforcement level, and whether it
/// is called in all workspaces.
class RegisterForm final : public QWidget
{
    Q_OBJECT
public:
    explicit RegisterForm(const ListenerOffer &listener, QWidget *parent = nullptr);

    protocol::TaskSetup setup() const;
    protocol::TaskPlacement placement() const;
    void showFault(const base::Error &error); ///< at its field; elsewhere nothing
    void clearFaults();
    void focusFirst();

signals:
    void changed();

private:
    void buildStages();
    void buildLayout();
    void connectParts();

    const QByteArray m_key;
    QLineEdit *m_name;
    QLineEdit *m_url;
    QLineEdit *m_description;
    Field *m_nameField;
    Field *m_urlField;
    QCheckBox *m_sendsKey;
    QList<QCheckBox *> m_stages; ///< in the order of protocol::allStages()
    Segmented *m_level;
    QCheckBox *m_global;
};

} // namespace runlatch::ui
