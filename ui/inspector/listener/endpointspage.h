// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/endpoint.h"

#include <QWidget>

namespace runlatch::ui {

class EndpointForm;
class FormList;

/// The endpoints of the listener: a list, and the form of the chosen one.
class EndpointsPage final : public QWidget
{
    Q_OBJECT

public:
    explicit EndpointsPage(const QList<inspector::Endpoint> &endpoints, QWidget *parent = nullptr);

    QList<inspector::Endpoint> endpoints() const;
    bool hasKeys() const;   ///< whether any endpoint has a key
    bool isChecked() const; ///< whether each endpoint has a key
    bool check();           ///< false if some input is invalid: its form is chosen, and its field shows the error
    void focusFirst();

signals:
    void keysEdited();
    void grown(); ///< a field or an error became visible

private:
    EndpointForm *add(const inspector::Endpoint &endpoint);
    void addNew();
    void duplicate(const EndpointForm &form);
    QList<EndpointForm *> forms() const;

    FormList *m_list;
};

} // namespace runlatch::ui
